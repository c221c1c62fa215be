import EditIcon from '@mui/icons-material/Edit';
import { Button, type ButtonProps } from '@mui/material';
import { type Identifier, LinkBase, useCreatePath, useTranslate } from 'react-admin';

interface EditLinkProps {
  resource: string;
  id: Identifier;
  label?: string;
  variant?: ButtonProps['variant'];
}

/** React Admin's edit button loses its label on a phone. */
export function EditLink({ resource, id, label = 'ra.action.edit', variant = 'text' }: EditLinkProps) {
  const createPath = useCreatePath();
  const translate = useTranslate();
  return (
    <Button
      component={LinkBase}
      to={createPath({ resource, type: 'edit', id })}
      size="small"
      variant={variant}
      startIcon={<EditIcon />}
    >
      {translate(label, { _: label })}
    </Button>
  );
}
