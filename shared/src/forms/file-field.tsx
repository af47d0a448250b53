import { styled } from '@mui/material/styles';
import { useRef, useState, type DragEvent } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Icon, color, fontSize, radius } from '@aarohan/shared/ui';
import { acceptOf, type FileRule } from '../files.ts';
import { FieldFrame, useControl, type FrameProps } from './field-frame.tsx';
import { FileList } from './file-list.tsx';
import { addFiles } from './file-rules.ts';
import { shrinkPhoto } from './shrink-photo.ts';

interface FileFieldProps extends FrameProps {
  rule: FileRule;
}

/**
 * Files to be chosen or dropped, each with its size and a way out; the form's value is a list of them. The limit is
 * said before it is hit, and photos over it are made smaller here.
 */
export function FileField({ name, label, help, optional, rule }: FileFieldProps) {
  const { control, clearErrors } = useFormContext();
  const { field } = useController({ control, name });
  const chosen = (field.value ?? []) as File[];
  const [refused, setRefused] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hint = help ?? hintOf(rule);
  const wired = useControl(name, hint);
  const error = [wired.error, ...refused].filter(Boolean).join(' ') || undefined;

  async function add(added: readonly File[]) {
    if (added.length === 0) return;
    setBusy(true);
    const result = addFiles(chosen, await Promise.all(added.map(shrinkPhoto)), rule);
    setBusy(false);
    setRefused(result.refused);
    if (result.files.length > chosen.length) clearErrors(name);
    field.onChange(result.files);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    void add([...event.dataTransfer.files]);
  }

  function remove(index: number) {
    setRefused([]);
    field.onChange(chosen.filter((_file, other) => other !== index));
    input.current?.focus();
  }

  return (
    <FieldFrame name={name} label={label} help={hint} optional={optional} error={error}>
      <Area onDragOver={(event) => event.preventDefault()} onDrop={drop} data-invalid={error !== undefined || undefined}>
        <Icon name="upload" size={20} />
        <span>
          <Choose>{chosen.length > 0 && rule.maxFiles > 1 ? 'Add another file' : 'Choose a file'}</Choose> or drop it here
        </span>
        <input
          {...wired.control}
          ref={(element) => {
            input.current = element;
            field.ref(element);
          }}
          type="file"
          name={name}
          accept={acceptOf(rule.kinds)}
          multiple={rule.maxFiles > 1}
          aria-required={optional ? undefined : true}
          aria-invalid={error ? true : undefined}
          onBlur={field.onBlur}
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </Area>
      {busy && <p role="status">Preparing the picture…</p>}
      <FileList label={label} files={chosen} onRemove={remove} />
    </FieldFrame>
  );
}

const hintOf = (rule: FileRule): string => `${rule.maxFiles > 1 ? 'One or more files' : 'One file'} of up to 500 KB: ${shownKinds(rule)}.`;

const shownKinds = ({ kinds }: FileRule): string => kinds.map((kind) => kindNames[kind]).join(', ');
const kindNames = { pdf: 'PDF', jpeg: 'JPEG', png: 'PNG', webp: 'WebP', doc: 'DOC', docx: 'DOCX' } as const;

/** The input lies over the whole area, so that a press and a drop anywhere in it are the platform's own. */
const Area = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '10px 16px',
  border: `1px dashed ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.muted,
  fontSize: fontSize.small,
  '&[data-invalid]': { borderColor: color.rose },
  '&:focus-within': { outline: `2px solid ${color.primary}`, outlineOffset: 2 },
  '&:hover': { borderColor: color.primary },
  svg: { flex: 'none', color: color.primary },
  input: { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer', fontSize: 0 },
});

const Choose = styled('span')({ color: color.primary, fontWeight: 600 });
