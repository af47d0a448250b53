import { color, fontSize, styled } from '@aarohan/shared/ui';

interface BrochureFilesProps {
  productName: string;
  /** paths of the files */
  files: readonly string[];
}

/** The files once more, for a browser that did not save them. */
export const BrochureFiles = ({ productName, files }: BrochureFilesProps) => (
  <Root>
    <p>No download? Open it here:</p>
    <ul>
      {files.map((file, index) => (
        <li key={file}>
          <a href={file} download>
            {productName} brochure{files.length > 1 && `, part ${index + 1}`} (PDF)
          </a>
        </li>
      ))}
    </ul>
  </Root>
);

const Root = styled('div')({
  color: color.muted,
  fontSize: fontSize.small,
  a: { display: 'inline-block', padding: '10px 0', fontWeight: 600 },
});
