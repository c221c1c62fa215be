import Alert from '@mui/material/Alert';
import { type Identifier, useGetList } from 'react-admin';
import type { CategoryResponse } from '../api/schema';
import { CATEGORY_FORM } from '../i18n/categoryTexts';
import { logOnly } from '../list/logOnly';
import { useSettled } from './useSettled';

const ONE = { page: 1, perPage: 1 };

interface FormerNameNoteProps {
  /** As it is typed. */
  name: string;
  /** Of the category that is edited. */
  id?: Identifier;
}

/** Says whose old name it is: its old links, maybe in a buyer's hands, lead to whoever has the name. */
export function FormerNameNote({ name, id }: FormerNameNoteProps) {
  const asked = useSettled(name);
  const { data } = useGetList<CategoryResponse>(
    'kategori',
    { filter: { nama_category: asked }, pagination: ONE },
    { ...logOnly, enabled: asked !== '' },
  );
  const [owner] = asked === '' ? [] : (data ?? []);
  if (!owner || owner.id === id || isSame(owner.nama_category, asked)) return null;
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      {CATEGORY_FORM.formerName(asked, owner.nama_category)}
    </Alert>
  );
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
