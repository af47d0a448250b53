import { notify } from '@aarohan/shared/notices';
import { Button, Icon, styled, type ButtonLook } from '@aarohan/shared/ui';
import { useState } from 'react';
import { BrochureFiles } from './brochure-files.tsx';

interface BrochureButtonProps extends ButtonLook {
  productId: string;
  productName: string;
}

/** Opens the form for a program's brochure. The form comes when it is wanted; the files stay here after it has closed. */
export function BrochureButton({ productId, productName, ...look }: BrochureButtonProps) {
  const [open, setOpen] = useState(false);
  const [part, setPart] = useState<Awaited<ReturnType<typeof loadForm>>>();
  const [files, setFiles] = useState<string[]>([]);

  async function show() {
    setOpen(true);
    try {
      setPart(await loadForm());
    } catch {
      setOpen(false);
      notify('error', 'The form could not be opened. Please try again.');
    }
  }

  return (
    <Place>
      <Button
        {...look}
        startIcon={<Icon name="download" size={18} />}
        aria-haspopup="dialog"
        onClick={() => void show()}
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        {open && !part ? 'Opening…' : 'Download Brochure'}
      </Button>
      {files.length > 0 && <BrochureFiles productName={productName} files={files} />}
      {part && (
        <part.BrochureDialog productId={productId} productName={productName} open={open} onClose={() => setOpen(false)} onSent={setFiles} />
      )}
    </Place>
  );
}

const loadForm = () => import(/* webpackChunkName: "brochure-form" */ './brochure-dialog.tsx');

const warmUp = () => void loadForm().catch(() => undefined);

const Place = styled('div')({ display: 'grid', gap: 8, justifyItems: 'start', '& > button': { justifySelf: 'stretch' } });
