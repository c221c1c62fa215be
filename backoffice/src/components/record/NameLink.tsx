import { Link, type LinkProps } from '@mui/material';
import { type Identifier, LinkBase, useCreatePath } from 'react-admin';
import type { Resource } from '../../api/resources';

interface NameLinkProps extends Pick<LinkProps, 'children' | 'sx' | 'underline'> {
  resource: Resource;
  id: Identifier;
}

/** The name of a record, as a link to its screen. */
export function NameLink({ resource, id, ...link }: NameLinkProps) {
  const to = useCreatePath()({ resource, type: 'edit', id });
  return <Link component={LinkBase} to={to} {...link} />;
}
