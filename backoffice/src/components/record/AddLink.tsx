import { Button } from '@mui/material';
import { LinkBase, useCreatePath, useResourceContext } from 'react-admin';

/** React Admin's create button loses its label on a phone. */
export function AddLink({ label }: { label: string }) {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  return (
    <Button variant="contained" component={LinkBase} to={createPath({ resource, type: 'create' })}>
      {label}
    </Button>
  );
}
