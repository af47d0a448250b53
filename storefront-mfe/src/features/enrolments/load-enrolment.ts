/** The form comes when it is wanted. */
export const loadEnrolment = () => import(/* webpackChunkName: "enrolment-form" */ './enrolment-dialog.tsx');
