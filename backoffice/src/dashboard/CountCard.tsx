import { Card, CardActionArea, Skeleton, Typography } from '@mui/material';
import { LinkBase, useCreatePath, useGetList } from 'react-admin';
import { useWholeList } from '../layout/useWholeList';
import { logOnly } from '../components/list/logOnly';
import { filtered } from '../paths';
import { ONE_ROW } from '../components/record/oneRow';

interface CountCardProps {
  resource: string;
  label: string;
  filter?: object;
  hideNone?: boolean;
}

export function CountCard({ resource, label, filter, hideNone }: CountCardProps) {
  const createPath = useCreatePath();
  const { total, isPending } = useGetList(resource, filter ? { ...ONE_ROW, filter } : ONE_ROW, logOnly);
  const list = createPath({ resource, type: 'list' });
  const to = filter ? filtered(list, filter) : list;
  // It would open with the filter of last time, of another number of records.
  const showWholeList = useWholeList();
  if (hideNone && !total) return null;
  return (
    <Card>
      <CardActionArea component={LinkBase} to={to} onClick={() => showWholeList(resource)} sx={{ p: 2.5 }}>
        <Typography color="textSecondary" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Typography sx={{ fontSize: '2rem', fontWeight: 700, lineHeight: 1.2 }}>
          {isPending ? <Skeleton width={60} /> : (total?.toLocaleString('id-ID') ?? '–')}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
