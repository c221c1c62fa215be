import CheckIcon from '@mui/icons-material/Check';
import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { columnsKey, PRODUCT_COLUMNS } from './productColumns';

const NONE: string[] = [];

/** React Admin's own columns button is a list of options with switches inside, which a screen reader cannot follow. */
export function ColumnsMenu() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [hidden, setHidden] = useStore(columnsKey(), NONE);

  const toggle = (column: string) =>
    setHidden(hidden.includes(column) ? hidden.filter((each) => each !== column) : [...hidden, column]);
  return (
    <>
      <Button
        size="small"
        startIcon={<ColumnsIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('ra.action.select_columns')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {PRODUCT_COLUMNS.map(({ source: column }) => (
          <MenuItem
            key={column}
            role="menuitemcheckbox"
            aria-checked={!hidden.includes(column)}
            onClick={() => toggle(column)}
          >
            <ListItemIcon>{!hidden.includes(column) && <CheckIcon fontSize="small" />}</ListItemIcon>
            {translate(`resources.produk.fields.${column}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
