import { create } from 'zustand';

export interface Notice {
  id: number;
  tone: 'success' | 'error' | 'warning' | 'info';
  text: string;
  /** milliseconds until it closes by itself; 5000 unless said (spec 1 §9) */
  autoClose?: number;
}

/** Notices waiting to be shown. Any app adds one, the shell shows it as a toast and takes it out. */
export const useNotices = create<{ waiting: Notice[] }>(() => ({ waiting: [] }));

let lastId = 0;

export function notify(tone: Notice['tone'], text: string, autoClose?: number): void {
  lastId += 1;
  const notice: Notice = { id: lastId, tone, text, ...(autoClose === undefined ? {} : { autoClose }) };
  useNotices.setState(({ waiting }) => ({ waiting: [...waiting, notice] }));
}

export function takeNotice(id: number): void {
  useNotices.setState(({ waiting }) => ({ waiting: waiting.filter((notice) => notice.id !== id) }));
}
