import type { Theme, ThemeOptions } from '@mui/material/styles';

/** The least size of what a finger presses, in pixels; WCAG 2.5.5. */
const TOUCH = 44;
const PHONE = '@media (max-width: 600px)';
const square = { [PHONE]: { minWidth: TOUCH, minHeight: TOUCH } };
const tall = { [PHONE]: { minHeight: TOUCH } };

/** A text field has the ring around all of it, and not around the input inside. */
const FIELD = '.MuiInputBase-root:has(> :is(input, textarea, [role=combobox]):focus-visible)';
/** While its calendar button has the focus, the input itself has not. */
const DAY = '.Mui-focused:has(> input[type=date])';
/** These fill a box that would cut off a ring outside of them. */
const FILLING = ':is(.MuiMenuItem-root, .MuiCardActionArea-root)';
const INVERTED = ':is(.MuiSnackbarContent-root, .MuiAlert-root)';

/** What follows the keyboard, and where the sticky bars are: scrolling to a field leaves both of them free. */
const baseline = ({ palette }: Theme) => ({
  html: { scrollPaddingBlock: '72px 112px' },
  // What is wrong stands below the field, and in the bar at the foot, which grows with it.
  'html:has(form .Mui-error)': { scrollPaddingBlock: '72px min(240px, 40vh)' },
  // More specific than Material UI's `outline: 0`, less than the sidebar's own ring.
  [`body :focus-visible:where(:not([tabindex="-1"])), body .Mui-focusVisible, body :is(${FIELD}, ${DAY})`]: {
    outline: `2px solid ${palette.primary.main}`,
    outlineOffset: 2,
  },
  // The ring would cross the label that stands in the field's border.
  '.MuiInputLabel-shrink.Mui-focused': { background: palette.background.default },
  '.MuiPaper-root .MuiInputLabel-shrink.Mui-focused': { background: palette.background.paper },
  [`body ${FILLING}:is(:focus-visible, .Mui-focusVisible)`]: { outlineOffset: -2 },
  [`body ${INVERTED} :focus-visible`]: { outlineColor: 'currentColor' },
});

/** Focus rings and touch targets, in all of the back office. */
export const controls: ThemeOptions['components'] = {
  MuiCssBaseline: { styleOverrides: baseline },
  MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: square } },
  MuiIconButton: { styleOverrides: { root: square } },
  MuiCheckbox: { styleOverrides: { root: square } },
  // At the top: at the foot is the bar that saves a form, which grows with what it has to say. On a phone the menu stays free, as
  // some messages stay. The doubled class outdoes the default place.
  MuiSnackbar: {
    styleOverrides: { root: { '&&': { top: 8, bottom: 'auto', [PHONE]: { top: 64, left: 68 } } } },
  },
  // Room for two such buttons; the doubled class outdoes the default width.
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
  MuiPaginationItem: { styleOverrides: { root: square } },
  MuiInputBase: { styleOverrides: { root: tall } },
};
