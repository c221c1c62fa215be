import UpIcon from '@mui/icons-material/ArrowUpward';
import DownIcon from '@mui/icons-material/ArrowDownward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { SpecFieldResponse } from '../api/schema';
import { WORDS } from '../i18n/codes';
import { SPECS } from '../i18n/specTexts';

interface SpecFieldRowProps {
  field: SpecFieldResponse;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
};

export function SpecFieldRow({ field, isFirst, isLast, onMove, onEdit, onRemove }: SpecFieldRowProps) {
  const { id, label, label_en, options } = field;
  const untranslated = label_en ? options.filter((option) => !option.label_en) : [];
  return (
    <Box component="li" data-field={id} sx={ROW}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{[label, label_en].filter(Boolean).join(' / ')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {factsOf(field).join(' · ')}
        </Typography>
        {(!label_en || untranslated.length > 0) && (
          <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
            {SPECS.noEnglish(untranslated.map((option) => option.label))}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex' }}>
        <Action label={SPECS.up(label)} disabled={isFirst} onClick={() => onMove(-1)}>
          <UpIcon fontSize="small" />
        </Action>
        <Action label={SPECS.down(label)} disabled={isLast} onClick={() => onMove(1)}>
          <DownIcon fontSize="small" />
        </Action>
        <Action label={SPECS.change(label)} onClick={onEdit}>
          <EditIcon fontSize="small" />
        </Action>
        <Action label={SPECS.remove(label)} onClick={onRemove}>
          <DeleteIcon fontSize="small" />
        </Action>
      </Box>
    </Box>
  );
}

interface ActionProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Action({ label, ...button }: ActionProps) {
  return <IconButton aria-label={label} title={label} color="primary" {...button} />;
}

function factsOf({ key, kind, unit, bound, method, required, filterable }: SpecFieldResponse): string[] {
  const facts = [
    key,
    WORDS.kind[kind],
    unit,
    bound && WORDS.bound[bound],
    method,
    required && SPECS.required,
    filterable && SPECS.filterable,
  ];
  return facts.filter((fact) => typeof fact === 'string' && fact !== '') as string[];
}
