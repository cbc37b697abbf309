import { createMMKV } from 'react-native-mmkv';

/** The device's own memory for this app; on the web it is localStorage, which can be full. */
export const keyValue = createMMKV({ id: 'orbis' });
