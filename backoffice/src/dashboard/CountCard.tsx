import { Card, CardActionArea, Skeleton, Typography } from '@mui/material';
import { LinkBase, useCreatePath, useGetList } from 'react-admin';
import { useWholeList } from '../layout/useWholeList';
import { logOnly } from '../components/list/logOnly';
import { filtered } from '../paths';
import { COUNT_ONLY } from '../components/record/countOnly';

interface CountCardProps {
  resource: string;
  label: string;
  filter?: object;
  hideNone?: boolean;
}

export function CountCard({ resource, label, filter, hideNone }: CountCardProps) {
  const createPath = useCreatePath();
  const { total, isPending } = useGetList(resource, filter ? { ...COUNT_ONLY, filter } : COUNT_ONLY, logOnly);
  const list = createPath({ resource, type: 'list' });
  const to = filter ? filtered(list, filter) : list;
  // The list would open with the last filter, and show another number of records than the card.
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
