const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// The barcode reader of the web is shipped with the app: at the table there is no network.
config.resolver.assetExts.push('wasm');

module.exports = config;
