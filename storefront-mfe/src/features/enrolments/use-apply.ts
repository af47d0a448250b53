import { useLocation, useNavigate, useSearchParams } from '@aarohan/shared/router';

/** The open form stands in the address as `?apply=1`: Back closes it, a link opens it, a reload keeps it. */
export function useApply() {
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: { applyOpened?: boolean } | null };
  const navigate = useNavigate();
  const open = params.get('apply') === '1';

  function show(next: boolean, replace: boolean) {
    const changed = new URLSearchParams(params);
    if (next) changed.set('apply', '1');
    else changed.delete('apply');
    void navigate(
      { search: changed.size > 0 ? `?${changed.toString()}` : '' },
      { replace, preventScrollReset: true, state: next ? { applyOpened: true } : null },
    );
  }

  return {
    open,
    apply: () => show(true, false),
    close: () => {
      if (!open) return;
      if (state?.applyOpened) void navigate(-1);
      else show(false, true);
    },
  };
}
