import { SelectInput, type SelectInputProps, useGetList, useReference } from 'react-admin';
import { LIMITS } from 'api/contract';
import type { AdminAccountResponse } from 'api/schema';
import { currentAdminId } from '../auth/session';
import { logOnly } from '../components/list/logOnly';
import { INQUIRY } from '../i18n/inquiries';

const ALL = {
  pagination: { page: 1, perPage: LIMITS.rows },
  sort: { field: 'first_name', order: 'ASC' },
} as const;

const nameOf = ({ first_name, last_name }: AdminAccountResponse) => `${first_name} ${last_name}`;

/** The first choice is whoever is logged in. */
export function AssigneeInput({ mine, ...input }: { mine: string } & Pick<SelectInputProps, 'emptyText'>) {
  const { data = [] } = useGetList<AdminAccountResponse>('administrator', ALL, logOnly);
  const me = currentAdminId();
  const others = data.filter(({ id }) => id !== me).map((admin) => ({ id: admin.id, name: nameOf(admin) }));
  return <SelectInput source="assignee_id" {...input} choices={[{ id: me, name: mine }, ...others]} />;
}

export function AssigneeName({ id }: { id: number }) {
  const { referenceRecord } = useReference<AdminAccountResponse>({ reference: 'administrator', id });
  if (id === currentAdminId()) return INQUIRY.me;
  return referenceRecord && nameOf(referenceRecord);
}
