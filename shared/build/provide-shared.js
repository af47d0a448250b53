/**
 * Part of the shell's entry. The federation plugin provides only what the build comes across, but
 * remotes need every module of `shared-modules.js`, also those that the shell itself does not use
 * (a missing line here fails the shell's build).
 */
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import '@aarohan/shared/router';
import '@aarohan/shared/query';
import '@aarohan/shared/http';
import '@aarohan/shared/session';
import '@aarohan/shared/notices';
import '@aarohan/shared/ui';

export const onDemand = [() => import('@aarohan/shared/ui-dialog'), () => import('@aarohan/shared/forms')];
