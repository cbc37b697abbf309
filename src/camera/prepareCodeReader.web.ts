import wasm from 'zxing-wasm/reader/zxing_reader.wasm';

/**
 * Where the browser reads no codes, expo-camera takes `barcode-detector`, which would fetch its
 * WebAssembly from a CDN. It is pointed at the copy that lies beside the app.
 */
async function prepareCodeReaderOnWeb(): Promise<void> {
  if ('BarcodeDetector' in globalThis) return;
  const { prepareZXingModule } = await import('barcode-detector');
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
}

export const prepareCodeReader =
  prepareCodeReaderOnWeb satisfies typeof import('./prepareCodeReader').prepareCodeReader;
