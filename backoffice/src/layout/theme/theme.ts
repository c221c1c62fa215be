import type { ThemeOptions } from '@mui/material/styles';
import { defaultDarkTheme, defaultLightTheme } from 'react-admin';
import { id } from '../../i18n/id';
import { PAGES } from '../../i18n/texts';
import { controls } from './controls';

const BRAND = {
  forest: '#1f4d36',
  forestDeep: '#143625',
  sprout: '#a9d08d',
  ember: '#c2551f',
  emberLight: '#f0a27a',
  cream: '#faf6ef',
  line: '#e5dccb',
  lineStrong: '#8f8673',
  ink: '#1d1b16',
  inkSoft: '#5c564a',
  danger: '#a3261b',
  dangerLight: '#f2a69e',
  night: '#15190f',
  dusk: '#1e231b',
  mist: '#3a4136',
  sand: '#c3bdb0',
  moss: '#2f6b3a',
  amber: '#8a5a00',
  amberLight: '#e8c06a',
  river: '#2b5f75',
  riverLight: '#9cc8d9',
} as const;

export const SIDEBAR_COLOURS = {
  background: BRAND.forestDeep,
  text: BRAND.cream,
  active: 'rgb(250 246 239 / 14%)',
  hover: 'rgb(250 246 239 / 8%)',
  mark: BRAND.sprout,
} as const;

/** As on the public site, which is always light. */
export const PUBLIC_COLOURS = {
  paper: '#ffffff',
  name: BRAND.forestDeep,
  ink: BRAND.ink,
  price: '#4a2c1d',
  noPicture: '#efe6d6',
  overlay: 'linear-gradient(0deg, rgb(20 17 13 / 94%), rgb(20 17 13 / 82%) 60%, rgb(20 17 13 / 0%))',
} as const;

const typography: ThemeOptions['typography'] = {
  fontFamily: "'Plus Jakarta Sans Variable', 'Jakarta fallback', system-ui, sans-serif",
  h1: { fontSize: '1.5rem', fontWeight: 700, letterSpacing: '-0.01em', lineHeight: 1.25 },
  h2: { fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.3 },
  h3: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.35 },
  button: { fontWeight: 600, textTransform: 'none' },
};

/** React Admin would keep an empty line below each input. */
const noHelperText = { defaultProps: { helperText: false } };

const components: ThemeOptions['components'] = {
  ...controls,
  RaTextInput: noHelperText,
  RaSelectInput: noHelperText,
  RaBooleanInput: noHelperText,
  RaAutocompleteInput: noHelperText,
  // React Admin does not translate these labels.
  MuiTablePagination: { defaultProps: { getItemAriaLabel: (page) => id.ra.navigation[page] } },
  MuiPagination: { defaultProps: { 'aria-label': PAGES } },
  MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: 12 } } },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: BRAND.lineStrong } } },
  // The buttons of a form in a dialog stay in sight while its fields scroll.
  MuiDialog: {
    styleOverrides: { paper: { '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 } } },
  },
  MuiTableCell: { styleOverrides: { head: { fontWeight: 700 } } },
  // In the dark theme Material UI would lighten raised papers to greys of its own.
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
};

export const lightTheme: ThemeOptions = {
  ...defaultLightTheme,
  palette: {
    mode: 'light',
    primary: { main: BRAND.forest, dark: BRAND.forestDeep, contrastText: '#ffffff' },
    secondary: { main: BRAND.ember, contrastText: '#ffffff' },
    error: { main: BRAND.danger },
    success: { main: BRAND.moss, contrastText: '#ffffff' },
    warning: { main: BRAND.amber, contrastText: '#ffffff' },
    info: { main: BRAND.river },
    background: { default: BRAND.cream, paper: '#ffffff' },
    text: { primary: BRAND.ink, secondary: BRAND.inkSoft },
    divider: BRAND.line,
  },
  shape: { borderRadius: 8 },
  typography,
  components: { ...defaultLightTheme.components, ...components },
};

export const darkTheme: ThemeOptions = {
  ...defaultDarkTheme,
  palette: {
    mode: 'dark',
    primary: { main: BRAND.sprout, contrastText: BRAND.night },
    secondary: { main: BRAND.emberLight },
    error: { main: BRAND.dangerLight },
    success: { main: BRAND.sprout, contrastText: BRAND.night },
    warning: { main: BRAND.amberLight, contrastText: BRAND.night },
    info: { main: BRAND.riverLight },
    background: { default: BRAND.night, paper: BRAND.dusk },
    text: { primary: BRAND.cream, secondary: BRAND.sand },
    divider: BRAND.mist,
  },
  shape: { borderRadius: 8 },
  typography,
  components: { ...defaultDarkTheme.components, ...components },
};
