import { useLocation, useSearchParams } from '@aarohan/shared/router';

/** The post that a card's button led here with: in the address, else in the state; empty where none did. */
export function useBlogId(): string {
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: { blogId?: unknown } | null };
  const carried = typeof state?.blogId === 'string' ? state.blogId : '';
  return params.get('blogId') ?? carried;
}
