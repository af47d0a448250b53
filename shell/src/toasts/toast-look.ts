import { color, fontFamily, radius, styled } from '@aarohan/shared/ui';

const hues = (tone: string, hue: string) => ({ [`--toastify-icon-color-${tone}`]: hue, [`--toastify-color-progress-${tone}`]: hue });

/** The library's own style variables in our colours. */
export const ToastLook = styled('div')({
  '--toastify-font-family': fontFamily,
  '--toastify-toast-bd-radius': `${radius.control}px`,
  '--toastify-color-light': color.surface,
  '--toastify-text-color-light': color.ink,
  ...hues('success', color.leaf),
  ...hues('error', color.rose),
  ...hues('warning', color.marigoldHover),
  ...hues('info', color.primary),
  '--toastify-toast-shadow': '0 12px 32px rgb(22 24 47 / 18%)',
  '--toastify-toast-top': '84px',
  '--toastify-z-index': 40,
});
