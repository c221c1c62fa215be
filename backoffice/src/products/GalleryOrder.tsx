import { Box, Button, type ButtonProps, Stack, Typography } from '@mui/material';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Confirm } from 'react-admin';
import type { ProductPictureResponse } from 'api/schema';
import { Picture } from '../components/record/Picture';
import { GALLERY } from '../i18n/products';
import { visuallyHidden } from '../layout/theme/visuallyHidden';
import { PictureTexts } from './PictureTexts';
import type { useGallery } from './useGallery';

const THUMBNAIL = {
  width: 96,
  height: 72,
  gridRow: { sm: '1 / 3' },
  borderRadius: 1,
  // The item is dragged, and not its picture.
  pointerEvents: 'none',
};
const ITEM = {
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  columnGap: 1.5,
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  cursor: 'grab',
};
const CAPTION = { px: 0.5, overflowWrap: 'anywhere' };
const ACTIONS = { flexWrap: 'wrap', gridColumn: { xs: '1 / 3', sm: 2 } };
/** Pixels, for a thumb beside others. */
const TOUCH = { minWidth: { xs: 48, sm: 0 }, minHeight: { xs: 48, sm: 0 } };

interface GalleryOrderProps {
  gallery: ReturnType<typeof useGallery>;
  busy: boolean;
  onRemoved: () => void;
}

export function GalleryOrder({ gallery, busy, onRemoved }: GalleryOrderProps) {
  const { product, provider, save } = gallery;
  const { id, pictures, version } = product;
  const [dragged, setDragged] = useState<number>();
  const [described, setDescribed] = useState<ProductPictureResponse>();
  const [removed, setRemoved] = useState<ProductPictureResponse>();
  const keepFocus = useKeptFocus(pictures);

  function arrange(arranged: ProductPictureResponse[], onSuccess?: () => void) {
    const body = { ids: arranged.map((picture) => picture.id), version };
    if (!busy) save(() => provider.arrangePictures(id, body), { onSuccess });
  }
  function move(from: number, to: number) {
    const others = pictures.filter((_, at) => at !== from);
    if (from !== to) arrange(others.toSpliced(to, 0, ...pictures.slice(from, from + 1)));
  }
  function handleRemove() {
    arrange(
      pictures.filter((picture) => picture !== removed),
      onRemoved,
    );
    setRemoved(undefined);
  }

  return (
    <>
      <Stack component="ol" sx={{ gap: 1, listStyle: 'none', m: 0, mb: 1.5, p: 0 }}>
        {pictures.map((picture, at) => (
          <Box
            component="li"
            key={picture.id}
            draggable
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(undefined)}
            onDrop={() => dragged !== undefined && move(dragged, at)}
            sx={{ ...ITEM, opacity: dragged === at ? 0.5 : 1 }}
          >
            <Picture image={picture.url} alt="" width={96} sx={THUMBNAIL} />
            <Typography variant="body2" sx={CAPTION}>
              {GALLERY.caption(picture)}
            </Typography>
            <Stack direction="row" onClickCapture={keepFocus} sx={ACTIONS}>
              <Action at={at} label={GALLERY.forward} disabled={at === 0} onClick={() => move(at, at - 1)} />
              <Action
                at={at}
                label={GALLERY.back}
                disabled={at === pictures.length - 1}
                onClick={() => move(at, at + 1)}
              />
              <Action at={at} label={GALLERY.makeFirst} disabled={at === 0} onClick={() => move(at, 0)} />
              <Action at={at} label={GALLERY.texts} onClick={() => setDescribed(picture)} />
              <Action at={at} label={GALLERY.remove} color="error" onClick={() => setRemoved(picture)} />
            </Stack>
          </Box>
        ))}
      </Stack>
      {described && (
        <PictureTexts
          picture={described}
          busy={busy}
          onSave={(texts) =>
            save(() => provider.describePicture(id, described.id, texts), {
              onSuccess: () => setDescribed(undefined),
            })
          }
          onClose={() => setDescribed(undefined)}
        />
      )}
      <Confirm
        isOpen={removed !== undefined}
        title={GALLERY.removeTitle}
        content={GALLERY.removeHint}
        confirm={GALLERY.remove}
        confirmColor="warning"
        onConfirm={handleRemove}
        onClose={() => setRemoved(undefined)}
      />
    </>
  );
}

interface ActionProps extends Pick<ButtonProps, 'color' | 'disabled' | 'onClick'> {
  at: number;
  label: string;
}

function Action({ at, label, ...button }: ActionProps) {
  return (
    <Button size="small" {...button} sx={TOUCH}>
      {label}
      <Box component="span" sx={visuallyHidden}>
        {` ${at + 1}`}
      </Box>
    </Button>
  );
}

/** An element that is moved in the document loses the focus, and so does a button that is disabled at the end of the row. */
function useKeptFocus(pictures: ProductPictureResponse[]) {
  const pressed = useRef<HTMLButtonElement>();
  useEffect(() => {
    const button = pressed.current;
    pressed.current = undefined;
    const enabled = button?.disabled
      ? button.parentElement?.querySelector<HTMLElement>('button:enabled')
      : button;
    enabled?.focus();
  }, [pictures]);
  return ({ target }: MouseEvent) => {
    pressed.current = (target as Element).closest('button') ?? undefined;
  };
}
