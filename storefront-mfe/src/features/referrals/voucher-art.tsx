import { color, fontFamily, styled } from '@aarohan/shared/ui';

/** A voucher on the rising steps. */
export const VoucherArt = () => (
  <Svg viewBox="0 0 440 280" aria-hidden="true" focusable="false" fontFamily={fontFamily}>
    {heights.map((height, step) => (
      <rect key={height} x={step * 88} y={280 - height} width="80" height={height} rx="10" fill={fills[step]} />
    ))}
    <g transform="rotate(-7 220 130)">
      <path
        d="M76 56h288a14 14 0 0 1 14 14v38a20 20 0 0 0 0 40v38a14 14 0 0 1-14 14H76a14 14 0 0 1-14-14v-38a20 20 0 0 0 0-40V70a14 14 0 0 1 14-14Z"
        fill={color.ink}
      />
      <path d="M258 66v124" stroke={color.mutedOnInk} strokeWidth="2" strokeDasharray="5 7" />
      <text x="92" y="102" fill={color.mutedOnInk} fontSize="15" fontWeight="600">
        Gift voucher
      </text>
      <text x="92" y="152" fill={color.surface} fontSize="42" fontWeight="800" letterSpacing="-1">
        ₹1,500
      </text>
      <text x="92" y="178" fill={color.mutedOnInk} fontSize="13">
        for a friend who joined
      </text>
      <g transform="translate(-17 2)" fill="none" stroke={color.marigold} strokeWidth="6" strokeLinejoin="round" strokeLinecap="round">
        <path d="M298 120h54v44h-54ZM292 104h66v16h-66ZM325 104v60" />
        <path d="M325 102c-22 0-26-24-12-24 9 0 12 14 12 24 0-10 3-24 12-24 14 0 10 24-12 24Z" />
      </g>
    </g>
  </Svg>
);

const heights = [32, 58, 84, 110, 136];
const fills = ['#DDDBF3', '#C5C2EC', '#9B97DC', '#6A66CB', color.primary];

const Svg = styled('svg')({ width: '100%', maxWidth: 440, justifySelf: 'end' });
