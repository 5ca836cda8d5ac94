/** The only query parameters that reach the content host (LDR-02). */
export interface PreviewParams {
  preview?: string;
  ptok?: string;
}

/** Reads them out of an address; anything else is dropped. */
export const previewParams = (search: Record<string, unknown>): PreviewParams => ({
  ...(typeof search['preview'] === 'string' && { preview: search['preview'] }),
  ...(typeof search['ptok'] === 'string' && { ptok: search['ptok'] }),
});
