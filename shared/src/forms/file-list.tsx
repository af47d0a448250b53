import { styled } from '@mui/material/styles';
import { Icon, IconButton, color, fontSize, radius } from '@aarohan/shared/ui';
import { sizeText } from './file-rules.ts';

interface FileListProps {
  /** of the field they stand in */
  label: string;
  files: readonly File[];
  onRemove: (index: number) => void;
}

/** The chosen files, each with its size and a button that takes it out. */
export const FileList = ({ label, files, onRemove }: FileListProps) =>
  files.length > 0 && (
    <List aria-label={`${label}: chosen files`}>
      {files.map((file, index) => (
        <li key={`${file.name}${file.size}${file.lastModified}`}>
          <Icon name="check-circle" size={18} />
          <Name>{file.name}</Name>
          <span>{sizeText(file.size)}</span>
          <IconButton icon="close" size="small" label={`Remove ${file.name}`} onClick={() => onRemove(index)} />
        </li>
      ))}
    </List>
  );

const List = styled('ul')({
  display: 'grid',
  gap: 6,
  fontSize: fontSize.small,
  li: {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '2px 4px 2px 12px',
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
    background: color.surface,
    color: color.muted,
  },
  'li > svg': { flex: 'none', color: color.leaf },
});

const Name = styled('span')({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: color.ink });
