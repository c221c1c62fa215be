import { Chip, Typography } from '@mui/material';
import { SelectInput } from 'react-admin';
import { BELONGING } from '../i18n/documents';

const CHOICES = [
  { id: true, name: BELONGING.public },
  { id: false, name: BELONGING.internal },
];

export function PublicFilter() {
  return <SelectInput source="is_public" choices={CHOICES} emptyText={BELONGING.any} helperText={false} />;
}

export function Belonging({ row }: { row: { is_public: boolean; product_ids: number[] } }) {
  const { is_public, product_ids } = row;
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {product_ids.length > 0 ? BELONGING.products(product_ids.length) : BELONGING.company}
      </Typography>
      {!is_public && <Chip size="small" label={BELONGING.internal} sx={{ alignSelf: 'flex-start' }} />}
    </>
  );
}
