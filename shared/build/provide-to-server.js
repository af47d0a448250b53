/**
 * Part of the shell's server build: what the server builds of remotes `require`, by the keys of `shared-modules.js`
 * (a test compares the two).
 */
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as router from '@aarohan/shared/router';
import * as query from '@aarohan/shared/query';
import * as http from '@aarohan/shared/http';
import * as session from '@aarohan/shared/session';
import * as notices from '@aarohan/shared/notices';
import * as ui from '@aarohan/shared/ui';
import * as uiDialog from '@aarohan/shared/ui-dialog';
import * as forms from '@aarohan/shared/forms';

/** @type {Record<string, unknown>} */
export const shared = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@aarohan/shared/router': router,
  '@aarohan/shared/query': query,
  '@aarohan/shared/http': http,
  '@aarohan/shared/session': session,
  '@aarohan/shared/notices': notices,
  '@aarohan/shared/ui': ui,
  '@aarohan/shared/ui-dialog': uiDialog,
  '@aarohan/shared/forms': forms,
};
