/** Pixels for a thumb: the inbox is worked through on a phone, in one hand. */
const THUMB = 48;

export const ONE_THUMB = {
  '@media (max-width: 600px)': {
    '& :is(.MuiButton-root, .MuiIconButton-root, .MuiInputBase-root)': { minHeight: THUMB },
    '& .MuiIconButton-root': { minWidth: THUMB },
  },
};
