// packages/web/src/platform/small-photo.ts
/** Longest side of a photo as it is sent, pixels: the server makes it smaller still. */
var LONGEST_SIDE = 1280;
var QUALITY = .8;
/** A picture as an address that the page may show: it loads nothing but its own server's files. */
var photoAddress = (file) => new Promise((resolve, reject) => {
	const reader = new FileReader();
	reader.addEventListener("load", () => resolve(String(reader.result)));
	reader.addEventListener("error", () => reject(reader.error));
	reader.readAsDataURL(file);
});
/** A photo of the camera made small before it is sent: megabytes would cost more than the ride's whole talk. As it is where the browser can't. */
async function smallPhoto(file, longestSide = LONGEST_SIDE) {
	try {
		const picture = await createImageBitmap(file);
		const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
		const canvas = document.createElement("canvas");
		canvas.width = Math.round(picture.width * scale);
		canvas.height = Math.round(picture.height * scale);
		canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
		picture.close();
		const made = await new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
		return made === null || made.size >= file.size ? file : new File([made], "photo.jpg", { type: "image/jpeg" });
	} catch {
		return file;
	}
}
export { smallPhoto as n, photoAddress as t };
