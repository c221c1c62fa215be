import { Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import type { ProductPicture } from '../api/productPictures';
import { Picture } from '../components/record/Picture';
import { LONGEST_ALT } from '../constants';
import { GALLERY } from '../i18n/products';

const LIMITED = { htmlInput: { maxLength: LONGEST_ALT } };

interface PictureTextsProps {
  picture: ProductPicture;
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
      title={GALLERY.texts}
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
            label={GALLERY.text}
            value={alt}
            multiline
            slotProps={LIMITED}
            onChange={({ target }) => setAlt(target.value)}
          />
          <TextField
            label={GALLERY.textEnglish}
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
