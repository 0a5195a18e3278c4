// The text that the server prints when it opens.
#include "cli/serve_banner.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace spires::cli {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

const std::vector<std::string> kNetwork{"192.168.1.5", "100.64.0.2"};

TEST(ServeBanner, OthersAreToldTheAddressesOfTheNetwork) {
  const std::string text = serve_banner({.public_url = {}, .bind = "0.0.0.0", .port = 8080, .data = "here"}, kNetwork);
  EXPECT_THAT(text, StartsWith("Spires is open at http://127.0.0.1:8080/ (data in here;"));
  EXPECT_THAT(text, HasSubstr("in your network: http://192.168.1.5:8080/\n"));
  EXPECT_THAT(text, HasSubstr("in your network: http://100.64.0.2:8080/\n"));
}

TEST(ServeBanner, AServerForThisMachineAloneInvitesNobody) {
  const ServeBanner banner{.public_url = {}, .bind = "127.0.0.1", .port = 8080, .data = "here", .on_terminal = true};
  const std::string text = serve_banner(banner, kNetwork);
  EXPECT_THAT(text, Not(HasSubstr("192.168")));
  EXPECT_THAT(text, Not(HasSubstr("\u2588")));
}

TEST(ServeBanner, OnlyATerminalShowsThePicture) {
  ServeBanner banner{.public_url = {}, .bind = "0.0.0.0", .port = 8080, .data = "here"};
  EXPECT_THAT(serve_banner(banner, kNetwork), Not(HasSubstr("\u2588")));
  banner.on_terminal = true;
  EXPECT_THAT(serve_banner(banner, kNetwork), HasSubstr("\u2588\u2588"));
}

TEST(ServeBanner, APublicAddressComesFirst) {
  const ServeBanner banner{.public_url = "https://spires.example", .bind = "0.0.0.0", .port = 8080, .data = "here"};
  EXPECT_THAT(serve_banner(banner, {}), StartsWith("Spires is open at https://spires.example and http://127"));
}

}  // namespace
}  // namespace spires::cli
