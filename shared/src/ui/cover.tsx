import { styled } from '@mui/material/styles';
import type { Picture } from '../catalogue.ts';
import { color } from './tokens.ts';

interface CoverProps {
  picture: Picture;
  /** how wide it is drawn: `(min-width: 900px) 380px, 100vw` */
  sizes?: string;
  /** the page's largest picture, wanted first */
  priority?: boolean;
  /** where the words beside it say the same */
  decorative?: boolean;
}

/** An optimised picture that keeps its place while it loads. */
export const Cover = ({ picture, sizes, priority = false, decorative = false }: CoverProps) => (
  <picture>
    <source type="image/avif" srcSet={sourcesOf(picture, 'avif')} sizes={sizes} />
    <source type="image/webp" srcSet={sourcesOf(picture, 'webp')} sizes={sizes} />
    <Img
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={decorative ? '' : picture.alt}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  </picture>
);

const sourcesOf = (picture: Picture, format: 'avif' | 'webp'): string =>
  picture.sizes?.map((size) => `${size[format]} ${size.width}w`).join(', ') ?? picture[format];

const Img = styled('img')({ width: '100%', height: 'auto', background: color.line });
