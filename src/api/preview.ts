/** The only query parameters for the content host (LDR-02). */
export interface PreviewParams {
  preview?: string;
  ptok?: string;
}

/** Reads them from an address; all others are dropped. */
export const previewParams = (search: Record<string, unknown>): PreviewParams => ({
  ...(typeof search['preview'] === 'string' && { preview: search['preview'] }),
  ...(typeof search['ptok'] === 'string' && { ptok: search['ptok'] }),
});
