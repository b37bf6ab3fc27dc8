import { createContext } from 'react';

import { GIFT_FOLDER } from '@/domain/media-folders';

/** Where pictures go that are uploaded from within a form: the form says it, and the media form sends it. */
export const UploadFolder = createContext(GIFT_FOLDER);
