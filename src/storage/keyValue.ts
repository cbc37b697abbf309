import { createMMKV } from 'react-native-mmkv';
import { recover } from './journal';

/** The device's own memory for this app; on the web it is localStorage, which can be full. */
export const keyValue = createMMKV({ id: 'orbis' });

// Before anybody reads: whoever wants to needs this file.
recover(keyValue);
