import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { Container } from './container.tsx';
import { color, fontSize, media } from './tokens.ts';

interface SectionProps {
  title: string;
  /** one sentence */
  lead?: string;
  /** one action */
  action?: ReactNode;
  children: ReactNode;
  id?: string;
}

/** A part of a page: one heading, one sentence, one action, in the page's rhythm. */
export function Section({ title, lead, action, children, id }: SectionProps) {
  const headingId = useId();
  return (
    <Root aria-labelledby={headingId} id={id}>
      <Container>
        <Head>
          <div>
            <h2 id={headingId}>{title}</h2>
            {lead && <Lead>{lead}</Lead>}
          </div>
          {action}
        </Head>
        {children}
      </Container>
    </Root>
  );
}

const Root = styled('section')({ padding: '28px 0', [media.desktop]: { padding: '48px 0' } });

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '16px 32px',
  marginBottom: 24,
  [media.desktop]: { marginBottom: 32 },
});

const Lead = styled('p')({ marginTop: 8, maxWidth: '68ch', color: color.muted, [media.desktop]: { fontSize: fontSize.lead } });
