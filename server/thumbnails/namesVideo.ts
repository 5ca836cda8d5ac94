/** Whether the programme has a video of the video site, by that site's id. @throws if that is unknown now */
export type NamesVideo = (id: string) => Promise<boolean>;
