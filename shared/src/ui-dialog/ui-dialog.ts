/** What lies above the page; fetched with the first page that wants it. */
export { ConfirmDialog } from './confirm-dialog.tsx';
export { Dialog } from './dialog.tsx';
export { Drawer } from './drawer.tsx';
