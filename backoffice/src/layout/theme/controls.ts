import type { FormHelperTextProps } from '@mui/material';
import type { Theme, ThemeOptions } from '@mui/material/styles';
import type { ElementType } from 'react';
import { HelperText } from './HelperText';

/** Pixels, of WCAG 2.5.5. */
const TOUCH = 44;
const PHONE = '@media (max-width: 600px)';
const square = { [PHONE]: { minWidth: TOUCH, minHeight: TOUCH } };
const tall = { [PHONE]: { minHeight: TOUCH } };

/** A text field has the ring around itself and not around its input. */
const FIELD = '.MuiInputBase-root:has(> :is(input, textarea, [role=combobox]):focus-visible)';
/** The input does not match :focus-visible while its calendar button has the focus. */
const DAY = '.Mui-focused:has(> input[type=date])';
/** They fill a box that would cut off a ring outside of them. */
const FILLING = ':is(.MuiMenuItem-root, .MuiCardActionArea-root)';
const INVERTED = ':is(.MuiSnackbarContent-root, .MuiAlert-root)';

const baseline = ({ palette }: Theme) => ({
  html: { scrollPaddingBlock: '72px 112px' },
  // An error stands below its field, and also makes the SaveBar higher.
  'html:has(form .Mui-error)': { scrollPaddingBlock: '72px min(240px, 40vh)' },
  // More specific than Material UI's `outline: 0`, less than the sidebar's own ring.
  [`body :focus-visible:where(:not([tabindex="-1"])), body .Mui-focusVisible, body :is(${FIELD}, ${DAY})`]: {
    outline: `2px solid ${palette.primary.main}`,
    outlineOffset: 2,
  },
  // Otherwise the ring would cross the label in the field's border.
  '.MuiInputLabel-shrink.Mui-focused': { background: palette.background.default },
  '.MuiPaper-root .MuiInputLabel-shrink.Mui-focused': { background: palette.background.paper },
  [`body ${FILLING}:is(:focus-visible, .Mui-focusVisible)`]: { outlineOffset: -2 },
  [`body ${INVERTED} :focus-visible`]: { outlineColor: 'currentColor' },
});

const helperText: FormHelperTextProps & { component: ElementType } = { component: HelperText };

export const controls: ThemeOptions['components'] = {
  MuiCssBaseline: { styleOverrides: baseline },
  MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: square } },
  MuiIconButton: { styleOverrides: { root: square } },
  MuiCheckbox: { styleOverrides: { root: square } },
  // At the top, as the SaveBar is at the foot. On a phone it leaves the menu button free. `&&` outdoes the default place.
  MuiSnackbar: {
    styleOverrides: { root: { '&&': { top: 8, bottom: 'auto', [PHONE]: { top: 64, left: 68 } } } },
  },
  // Room for two buttons of TOUCH pixels; `&&` outdoes the default width.
  MuiAutocomplete: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      endAdornment: { [PHONE]: { right: 0 } },
      root: {
        [PHONE]: {
          '&&.MuiAutocomplete-hasPopupIcon .MuiAutocomplete-inputRoot': { paddingRight: 2 * TOUCH + 4 },
        },
      },
    },
  },
  MuiFormHelperText: { defaultProps: helperText },
  MuiPaginationItem: { styleOverrides: { root: square } },
  MuiInputBase: { styleOverrides: { root: tall } },
};
