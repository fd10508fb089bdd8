/** Hash of the sources this build was made from; `dev` while developing, `test` in tests. */
declare const __BUILD_ID__: string;
