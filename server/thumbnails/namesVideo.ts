/** Whether the programme names a video of the video site, by that site's id. @throws where that cannot be known now */
export type NamesVideo = (id: string) => Promise<boolean>;
