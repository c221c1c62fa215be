import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PRICE_LIST } from '../i18n/import';
import { PRICE_LISTS } from '../paths';
import { CopyButton } from '../record/CopyButton';

const LANGUAGES = ['en', 'id'] as const;

/** The PDF that has it, to send to a buyer. */
export function PriceList() {
  return LANGUAGES.map((language) => {
    const path = PRICE_LISTS[language];
    const { name, download, copyLink } = PRICE_LIST.languages[language];
    return (
      <Box key={language} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flexBasis: { xs: '100%', sm: 160 } }}>{name}</Box>
        <Button href={path} variant="outlined" aria-label={download}>
          {PRICE_LIST.download}
        </Button>
        <CopyButton
          text={location.origin + path}
          copied={PRICE_LIST.copied}
          variant="outlined"
          aria-label={copyLink}
        />
      </Box>
    );
  });
}
