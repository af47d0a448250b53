import { create } from 'zustand';
import type { Role } from '../accounts.ts';

interface Session {
  /** The stored full name; undefined when nobody is signed in or before the browser's storage was read. */
  fullName: string | undefined;
  userId: string | undefined;
  role: Role | undefined;
}

const fullNameKey = 'fullName';
const userIdKey = 'userId';

const nobody: Session = { fullName: undefined, userId: undefined, role: undefined };

/** Who is signed in, as the header shows it (spec 1 §4). Authority is the server's cookie, never this. */
export const useSession = create<Session>(() => nobody);

/** Reads the browser's storage; called once after hydration, so that no HTML is personal. */
export function restoreSession(): void {
  withStorage((storage) => {
    useSession.setState({ fullName: storage.getItem(fullNameKey) ?? undefined, userId: storage.getItem(userIdKey) ?? undefined });
  });
}

export function rememberSession(person: { fullName: string; userId: string; role?: Role }): void {
  useSession.setState({ ...nobody, ...person });
  withStorage((storage) => {
    storage.setItem(fullNameKey, person.fullName);
    storage.setItem(userIdKey, person.userId);
  });
}

export function forgetSession(): void {
  useSession.setState(nobody);
  withStorage((storage) => {
    storage.removeItem(fullNameKey);
    storage.removeItem(userIdKey);
    storage.removeItem('accountWidth');
  });
}

/** A browser may refuse its storage (blocked cookies, full disk); the session then lasts as long as the page. */
function withStorage(use: (storage: Storage) => void): void {
  try {
    use(localStorage);
  } catch {
    // Nothing to do: what is on the page counts.
  }
}
