import { Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { REQUESTS } from 'api/contract';
import type { ProductPictureResponse } from 'api/schema';
import { Picture } from '../components/record/Picture';
import { GALLERY } from '../i18n/products';

const { alt: INDONESIAN, alt_en: ENGLISH } = REQUESTS.PictureRequest;
const LIMITED = { htmlInput: { maxLength: INDONESIAN.maxLength } };

interface PictureTextsProps {
  picture: ProductPictureResponse;
  busy: boolean;
  onSave: (texts: { alt: string; alt_en: string }) => void;
  onClose: () => void;
}

export function PictureTexts({ picture, busy, onSave, onClose }: PictureTextsProps) {
  const [alt, setAlt] = useState(picture.alt ?? '');
  const [alt_en, setEnglish] = useState(picture.alt_en ?? '');
  return (
    <Confirm
      isOpen
      loading={busy}
      title={INDONESIAN.label}
      content={
        <Stack sx={{ gap: 2 }}>
          <Picture
            image={picture.url}
            alt=""
            width={320}
            sx={{ maxWidth: '100%', maxHeight: 240, objectFit: 'contain' }}
          />
          {GALLERY.textsHint}
          <TextField
            label={INDONESIAN.label}
            value={alt}
            multiline
            slotProps={LIMITED}
            onChange={({ target }) => setAlt(target.value)}
          />
          <TextField
            label={ENGLISH.label}
            value={alt_en}
            multiline
            slotProps={LIMITED}
            onChange={({ target }) => setEnglish(target.value)}
          />
        </Stack>
      }
      confirm="ra.action.save"
      onConfirm={() => onSave({ alt, alt_en })}
      onClose={onClose}
    />
  );
}
