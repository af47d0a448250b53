import { color, fontFamily } from '@aarohan/shared/ui';

/** The surroundings of the office in Sector V, drawn by hand and not to scale. Belongs to the address in `brand.ts`. */
export const MapSketch = () => (
  <svg viewBox="0 0 480 300" width="480" height="300" aria-hidden="true" focusable="false" fontFamily={fontFamily} fontSize="16">
    <rect width="480" height="300" fill="#F1EDE3" />
    <path d="M22-10C66 84 36 196 88 310" fill="none" stroke={water} strokeWidth="18" />
    <path d="M316 300c-8-42 26-66 76-70 34-3 60 2 88-12v82Z" fill={water} />
    <g transform="rotate(-9 240 150)">
      <rect x="70" y="18" width="84" height="62" rx="10" fill="#D8E7D4" />
      {buildings.map(([x, y, width, height]) => (
        <rect key={`${x}-${y}`} x={x} y={y} width={width} height={height} rx="4" fill="#E4DDCD" />
      ))}
      <g stroke={color.surface} strokeLinecap="round" fill="none">
        <path d="M60 88H520M80 216H330M166-20V330M322-20V240M400-20V236" strokeWidth="7" />
        <path d="M30 152H530M244-20V340" strokeWidth="15" />
      </g>
      <path d="M20 178H540" stroke={color.primary} strokeWidth="4" strokeDasharray="12 5" />
      <circle cx="120" cy="178" r="8" fill={color.surface} stroke={color.primary} strokeWidth="4" />
    </g>
    <g fill={color.muted}>
      <text x="96" y="242" fontSize="15">
        Sector V metro
      </text>
      <text x="258" y="187" fontSize="15">
        College More
      </text>
      <text x="372" y="274" fill="#2F6480">
        Nalban lake
      </text>
    </g>
    <Pin />
  </svg>
);

const Pin = () => (
  <>
    <ellipse cx="362" cy="96" rx="13" ry="4" fill={color.ink} opacity="0.2" />
    <path d="M362 96c-17-22-27-33-27-49a27 27 0 0 1 54 0c0 16-10 27-27 49Z" fill={color.ink} />
    <path d="M349 58v-9h9v-8h9v-8h8v25Z" fill={color.marigold} />
    <rect x="292" y="106" width="140" height="30" rx="8" fill={color.surface} />
    <text x="362" y="127" textAnchor="middle" fontWeight="700" fill={color.ink}>
      Aarohan House
    </text>
  </>
);

const water = '#CBE0EC';

/** x, y, width and height of each */
const buildings = [
  [176, 20, 54, 24],
  [176, 54, 24, 24],
  [208, 54, 22, 24],
  [258, 20, 26, 58],
  [292, 24, 22, 36],
  [332, 104, 58, 34],
  [258, 100, 54, 36],
  [176, 100, 40, 38],
  [96, 98, 58, 34],
  [410, 20, 50, 56],
  [410, 100, 34, 36],
  [180, 190, 48, 18],
  [262, 226, 44, 32],
  [354, 190, 40, 24],
  [184, 232, 46, 40],
] as const;
