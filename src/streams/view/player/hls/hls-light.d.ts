/** hls.js publishes no types for its light build; what it leaves out is not used here. */
declare module 'hls.js/light' {
  export {
    default,
    type ErrorData,
    ErrorDetails,
    ErrorTypes,
    Events,
    type HlsConfig,
    type LevelDetails,
    type Loader,
    type LoaderCallbacks,
    type LoaderConfiguration,
    type LoaderContext,
    LoaderContextType,
    type LoaderStats,
    type LoadPolicy,
    LoadStats,
  } from 'hls.js';
}
