import { institute } from '@aarohan/shared/brand';
import { Icon, color, media, radius, styled } from '@aarohan/shared/ui';
import { MapSketch } from './map-sketch.tsx';

const { name, address } = institute;

/** A picture of the way to us. The real map belongs to somebody else, and is loaded only when it is asked for (spec 2 §2). */
export const WayToUs = () => (
  <Root href={mapAddress} target="_blank" rel="noopener noreferrer">
    <MapSketch />
    <Words>
      <span>
        Open in Google Maps <small>(new tab)</small>
      </span>
      <Icon name="arrow-right" size={18} />
    </Words>
  </Root>
);

/** https://developers.google.com/maps/documentation/urls/get-started#search-action */
const mapAddress = `https://www.google.com/maps/search/?${new URLSearchParams({
  api: '1',
  query: [name, ...address.lines, `${address.city} ${address.pin}`].join(', '),
}).toString()}`;

const Root = styled('a')({
  display: 'block',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  overflow: 'hidden',
  textDecoration: 'none',
  transition: 'border-color 150ms',
  '& > svg': { width: '100%', height: 'auto' },
  [media.hover]: { '&:hover': { borderColor: color.primary } },
});

const Words = styled('span')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 48,
  padding: '8px 16px',
  borderTop: `1px solid ${color.line}`,
  fontWeight: 600,
  small: { color: color.muted, fontSize: 'inherit', fontWeight: 400 },
});
