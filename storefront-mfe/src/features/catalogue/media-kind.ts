/** Programs show a video where the first file's name says that it is one (spec 2 §2). */
export const isVideo = (file: string | undefined): file is string => file !== undefined && /\.(mp4|avi|mov|webm)$/i.test(file);
